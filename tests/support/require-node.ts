import { isOldNode, OLDEST_NODE } from '../../adapters/composition/server/runtime.ts'

// Configurations of tools import this first: a tool called directly by an old Node would end in an import error that names neither.
const { node } = process.versions
if (isOldNode(node)) {
  console.error(`This needs Node ${OLDEST_NODE} or newer, and this is ${node}. "npx" and "npm run" bring the project's own.`)
  process.exit(1)
}
