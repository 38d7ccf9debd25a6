/**
 * The oldest supported version of each browser, read by the build's target, the check of built-ins (`tools/vite.baseline.ts`) and the
 * README.
 */
export const SUPPORTED_BROWSERS = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' } as const

/** As the build names them. */
export const BUILD_TARGET: readonly string[] = Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => name + version)
