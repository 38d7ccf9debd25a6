import { isOldNode, OLDEST_NODE } from '../../adapters/composition/server/runtime.ts'

// Tool configurations import this first: otherwise an old Node would fail with an import error without an explanation.
const { node } = process.versions
if (isOldNode(node)) {
  console.error(`This needs Node ${OLDEST_NODE} or newer, and this is ${node}. "npx" and "npm run" bring the project's own.`)
  process.exit(1)
}
