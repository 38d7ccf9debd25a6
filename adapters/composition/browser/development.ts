// The refresh preamble must run before any component is read.
import 'virtual:react-refresh-preamble'

await import('./entry.tsx')
