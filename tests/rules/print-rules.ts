import { parseArgs } from 'node:util'
import { proofLines } from './proof-lines.ts'
import { prove } from './proof.ts'
import { readOutcomes, resultFiles } from './result-files.ts'
import { topicOf } from './rule-id.ts'
import { readRules } from './rule-table.ts'

const { values } = parseArgs({ options: { topics: { type: 'string' }, failing: { type: 'boolean', default: false } } })
const requestedTopics = values.topics?.split(',').map((topic) => topic.trim())
const rules = readRules()
const topics = new Set(rules.map(({ id }) => topicOf(id)))
const strange = (requestedTopics ?? []).filter((topic) => !topics.has(topic))
const files = resultFiles()

if (strange.length > 0) {
  console.error(`No such topic: ${strange.join(', ')}`)
  process.exitCode = 2
} else if (files.length === 0) {
  console.error('No test has left its results in test-results/ yet. Run `npm test` first.')
  process.exitCode = 2
} else {
  const proof = prove(rules, readOutcomes(files))
  const topics = requestedTopics === undefined ? proof.topics : proof.topics.filter(({ topic }) => requestedTopics.includes(topic))
  const failing = proof.failing.filter((id) => requestedTopics === undefined || requestedTopics.includes(topicOf(id)))
  console.log(proofLines({ ...proof, topics, failing }, { showFailing: values.failing }).join('\n'))
  if (proof.unknown.length > 0) process.exitCode = 1
}
