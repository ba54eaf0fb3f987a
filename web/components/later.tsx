import { type ComponentType, type ReactNode, Suspense, use } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const Loaded = <Props extends object>({
  load,
  props,
}: {
  readonly load: Load<Props>;
  readonly props: Props;
}) => {
  const Part = use(load());
  return <Part {...props} />;
};

/**
 * A part of an area that is loaded when it is first drawn. A part that could not be loaded is tried again when it is
 * drawn again, which React's `lazy` does not do. `waiting` is what stands in its place meanwhile.
 */
export const later = <Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { readonly waiting?: ReactNode }> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  const once: Load<Props> = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return ({ waiting = null, ...props }) => (
    <Suspense fallback={waiting}>
      <Loaded load={once} props={props as unknown as Props} />
    </Suspense>
  );
};
