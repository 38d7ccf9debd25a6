import { readFileSync } from 'node:fs'

/**
 * Responses that were made up, since there is no account to record them: in the published format (see `published.ts`). Real ones
 * may contain more, and may differ.
 */
export const exampleResponse = (name: string): string => readFileSync(new URL(`example-responses/${name}.json`, import.meta.url), 'utf8')
