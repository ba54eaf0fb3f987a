// Every component in every state. In development only, at /embed/gallery.
export {};
