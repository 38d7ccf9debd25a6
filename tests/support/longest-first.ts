import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where two workers share what must hold, whatever takes a minute and begins last is waited for by one of them alone. */
const LONGEST = [
  'tests/holds/composed-content.test.ts', 'tests/holds/crawl.test.ts', 'tests/holds/killed-while-selling.test.ts',
  'tests/holds/killed-at-work.test.ts', 'tests/visual/looks.test.ts', 'tests/holds/buyers-at-once.test.ts', 'tests/holds/one-save.test.ts',
  'tests/holds/payment-orderings.test.ts', 'tests/holds/payments-while-down.test.ts', 'tests/holds/identities-removed-once.test.ts',
  'tests/holds/interleaved.test.ts', 'tests/holds/chaos.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return place === -1 ? LONGEST.length : place
}

/** Of a clean clone Vitest knows no durations, and takes one project after the other, the larger files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
