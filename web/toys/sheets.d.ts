// A stylesheet that a module imports: the address of its file (build-bundle.ts).
declare module '*.css' {
  const address: string;
  export default address;
}
