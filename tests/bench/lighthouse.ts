import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from '../support/chromium.ts'
import { median } from './median.ts'

const run = promisify(execFile)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = { readonly [category in (typeof CATEGORIES)[number]]: number } & { readonly lcp: number; readonly cls: number }

type Report = {
  readonly categories: { readonly [id: string]: { readonly score: number } | undefined }
  readonly audits: { readonly [id: string]: { readonly numericValue?: number } | undefined }
}

const once = async (url: string): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const path = join(folder, 'report.json')
  await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js', url, '--quiet', '--output=json', `--output-path=${path}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' }, maxBuffer: 1e8 },
  )
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return report
}

/** Now and then the browser gives no trace; the run is then made again, a few times. */
const again = async (url: string, attempts: number): Promise<Report> => {
  try {
    return await once(url)
  } catch (error) {
    if (attempts <= 1) throw error
    return await again(url, attempts - 1)
  }
}

/** Medians of `runs` mobile runs; scores of 100, largest paint in milliseconds, layout shift. */
export const lighthouseMedians = async (url: string, runs: number): Promise<Scores> => {
  const reports: Report[] = []
  for (let index = 0; index < runs; index += 1) reports.push(await again(url, 3))
  const score = (category: string): number => Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100)
  const audit = (id: string): number => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0))
  return {
    performance: score('performance'), accessibility: score('accessibility'), 'best-practices': score('best-practices'), seo: score('seo'),
    lcp: Math.round(audit('largest-contentful-paint')), cls: Number(audit('cumulative-layout-shift').toFixed(3)),
  }
}
