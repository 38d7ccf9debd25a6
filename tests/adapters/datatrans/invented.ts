import { readFileSync } from 'node:fs'

/**
 * Answers that nobody recorded, since nobody here has an account: invented in the form that the provider publishes
 * (`published.ts` says how far). What it answers in truth may hold more, and may differ.
 */
export const invented = (name: string): string => readFileSync(new URL(`invented/${name}.json`, import.meta.url), 'utf8')
