import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely'
import type { Tables } from '../../adapters/postgres/tables.ts'

/** One step of a query plan, as `explain (analyze, format json)` reports it. */
type Step = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly Step[]
}

const rowsReadBy = (step: Step): number =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Join Filter'] ?? 0)) * step['Actual Loops']
  + (step.Plans ?? []).reduce((sum, one) => sum + rowsReadBy(one), 0)

/** A database that records its queries, and the number of rows that each one read: the same on every machine. */
export const recordQueries = (db: Kysely<Tables>) => {
  const queries: RootOperationNode[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const rowsRead = async (node: RootOperationNode): Promise<number> => {
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'watched' })
    const explained = CompiledQuery.raw(`explain (analyze, timing off, summary off, format json) ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ readonly 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(explained)
    return rowsReadBy(rows[0]!['QUERY PLAN'][0]!.Plan)
  }
  /** The queries, in order, without their parameters. */
  const statements = (): readonly string[] => queries.map((node) => db.getExecutor().compileQuery(node, { queryId: 'statements' }).sql)
  return { watched, rowsRead: () => Promise.all(queries.map(rowsRead)), statements }
}
