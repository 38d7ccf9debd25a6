import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely'
import type { Tables } from '../../adapters/postgres/tables.ts'

/** One step of how the database ran a query, as `explain (analyze, format json)` tells it. */
type Step = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly Step[]
}

const looksOf = (step: Step): number =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Join Filter'] ?? 0)) * step['Actual Loops']
  + (step.Plans ?? []).reduce((sum, one) => sum + looksOf(one), 0)

/** A database that notes what it is asked, and how many rows each question made it look at: the same on every machine. */
export const watchedQueries = (db: Kysely<Tables>) => {
  const request: RootOperationNode[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      request.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const looks = async (node: RootOperationNode): Promise<number> => {
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'watched' })
    const explained = CompiledQuery.raw(`explain (analyze, timing off, summary off, format json) ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ readonly 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(explained)
    return looksOf(rows[0]!['QUERY PLAN'][0]!.Plan)
  }
  /** What was asked, in order, without what it was asked about. */
  const statements = (): readonly string[] => request.map((node) => db.getExecutor().compileQuery(node, { queryId: 'statements' }).sql)
  return { watched, looks: () => Promise.all(request.map(looks)), statements }
}
