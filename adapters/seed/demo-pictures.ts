import { fileURLToPath } from 'node:url'

/** The directory of the demo's pictures, rendered by `tools/pictures`. In a build it is next to the server. */
export const DEMO_PICTURES = fileURLToPath(new URL('./pictures', import.meta.url))
