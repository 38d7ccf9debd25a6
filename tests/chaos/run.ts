import { parseArgs } from 'node:util'
import { describeChaos, runChaos } from './run-chaos.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    buyers: { type: 'string', default: '8' },
    subscribers: { type: 'string', default: '40' },
  },
})
console.log(`${values.seconds} s of chaos with seed ${values.seed}`)
const result = await runChaos({
  seconds: Number(values.seconds), seed: Number(values.seed), buyers: Number(values.buyers), subscribers: Number(values.subscribers),
})
console.log(describeChaos(result))
process.exitCode = result.differences.length === 0 ? 0 : 1
