/// <reference types="vite/client" />

/** The product's version, from package.json at build time. */
declare const __APP_VERSION__: string;
