/** The result of one test, and its file; a file that failed to load is one failure under its name. */
export type Outcome = {
  readonly title: string
  readonly file: string
  readonly ended: 'passed' | 'failed' | 'skipped'
  /** Failed once and passed when retried. */
  readonly isFlaky?: true
}

export type Count = { readonly passed: number; readonly failed: number; readonly unsteady: readonly string[] }

export const countOutcomes = (outcomes: readonly Outcome[]): Count => ({
  passed: outcomes.filter(({ ended }) => ended === 'passed').length,
  failed: outcomes.filter(({ ended }) => ended === 'failed').length,
  unsteady: outcomes.filter(({ isFlaky }) => isFlaky).map(({ title, file }) => `${file}: ${title}`),
})
