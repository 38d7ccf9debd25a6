import { readFileSync } from 'node:fs'

const RULES = readFileSync(new URL('../../deploy/alerts.yaml', import.meta.url), 'utf8')

/** The queries of the alerting rules by the name of the alert. */
export const ALARMS: ReadonlyMap<string, string> = new Map(
  [...RULES.matchAll(/^ +- alert: (\w+)\n +expr: '([^'\n]+)'$/gm)].map(([, name = '', query = '']) => [name, query]))
