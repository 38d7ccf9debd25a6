import type { ViteDevServer } from 'vite'

/** How the web server runs besides its configuration: with Vite at its side while developing. */
export type Options = { readonly development?: ViteDevServer }
