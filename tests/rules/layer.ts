import type { Layer } from './rule-table.ts'

/** Tested from outside: over HTTP, in a browser, or by reading the shop's own sources. */
const OUTSIDE = ['tests/e2e', 'tests/system', 'tests/architecture']

/** Where a test must live to prove a rule of a layer: docs/decisions/0013-rule-coverage.md says why. */
const PROVEN_IN: Readonly<Record<Layer, readonly string[]>> = {
  domain: ['tests', 'storybook'],
  application: ['tests/application', 'tests/headless', 'tests/contracts', ...OUTSIDE],
  service: [
    'tests/application/commerce', 'tests/headless', 'tests/contracts',
    'tests/adapters/commerce-api', 'tests/adapters/http-server', ...OUTSIDE,
  ],
  adapter: ['tests/adapters', 'tests/contracts', ...OUTSIDE],
  ui: ['tests/ui', 'storybook', ...OUTSIDE],
}

/** Whether a test of this file, relative to the root of the project, reaches the layer of a rule. */
export const reaches = (file: string, layer: Layer): boolean => PROVEN_IN[layer].some((folder) => file.startsWith(`${folder}/`))
