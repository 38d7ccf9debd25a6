// The refresh preamble must run before any component is read.
import '@vitejs/plugin-react/preamble'

await import('./entry.ts')
