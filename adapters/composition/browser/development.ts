// The refresh preamble must run before any component is read.
// @ts-expect-error: served by Vite's React plugin while developing
import '/@react-refresh-preamble'

await import('./entry.tsx')
