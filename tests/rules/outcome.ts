/** How one test ended, and the file it stands in; a file that could not be run at all is one failure under its name. */
export type Outcome = { readonly title: string; readonly file: string; readonly ended: 'passed' | 'failed' | 'skipped' }

export type Count = { readonly passed: number; readonly failed: number }

export const countOutcomes = (outcomes: readonly Outcome[]): Count => ({
  passed: outcomes.filter(({ ended }) => ended === 'passed').length,
  failed: outcomes.filter(({ ended }) => ended === 'failed').length,
})
