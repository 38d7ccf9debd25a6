import { readFileSync } from 'node:fs'

type Mutant = { readonly status: string }
type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> }

/** The number of mutants that the tests of a topic killed; code that runs only while a file is loaded is not mutated. */
export type Score = { readonly topic: string; readonly killed: number; readonly survived: number }

export const readScore = (topic: string, file: string): Score => {
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const ended = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  return {
    topic,
    killed: ended.filter((status) => status === 'Killed' || status === 'Timeout').length,
    survived: ended.filter((status) => status === 'Survived' || status === 'NoCoverage').length,
  }
}

const percent = ({ killed, survived }: Score): string =>
  killed + survived === 0 ? '  –' : `${((killed / (killed + survived)) * 100).toFixed(1)} %`

const line = (score: Score): string =>
  `${score.topic.padEnd(36)} ${percent(score).padStart(7)}  ${score.killed} of ${score.killed + score.survived}`

/** Topic by topic, then in total. */
export const scoreLines = (scores: readonly Score[]): readonly string[] => [
  ...scores.map(line),
  line({
    topic: 'in sum',
    killed: scores.reduce((sum, { killed }) => sum + killed, 0),
    survived: scores.reduce((sum, { survived }) => sum + survived, 0),
  }),
]
