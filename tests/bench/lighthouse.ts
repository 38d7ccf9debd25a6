import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from '../support/chromium.ts'
import { figure, type Figure } from './figure.ts'

const run = promisify(execFile)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

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

/** Sometimes the browser returns no trace; the run is then repeated, a few times. */
const again = async (url: string, attempts: number): Promise<Report> => {
  try {
    return await once(url)
  } catch (error) {
    if (attempts <= 1) throw error
    return await again(url, attempts - 1)
  }
}

/** Mobile runs of Lighthouse on each page in turn, so that other load affects all alike. */
export const lighthouse = async (pages: Readonly<Record<string, string>>, runs: number): Promise<readonly Figure[]> => {
  const reports: Record<string, Report[]> = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let index = 0; index < runs; index += 1)
    for (const [name, url] of Object.entries(pages)) reports[name]?.push(await again(url, 3))
  return Object.entries(reports).flatMap(([name, all]) => {
    const scores = (category: string): number[] => all.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
    const audits = (id: string): number[] => all.map(({ audits: result }) => result[id]?.numericValue ?? 0)
    return [
      ...CATEGORIES.map((category) => figure(`${name}, ${category}`, 'points', ...scores(category))),
      figure(`${name}, first paint`, 'ms', ...audits('first-contentful-paint')),
      figure(`${name}, largest paint`, 'ms', ...audits('largest-contentful-paint')),
      figure(`${name}, blocked`, 'ms', ...audits('total-blocking-time')),
      figure(`${name}, layout shift`, 'of 1', ...audits('cumulative-layout-shift')),
    ]
  })
}
