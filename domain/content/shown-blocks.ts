import { isVariantShown, typedValue } from './ab-test.ts'
import { faultyPatterns, isShownAt } from './banner-addresses.ts'
import { faultyTimes, isInWindow } from './banner-time.ts'
import type { Block } from './block.ts'
import { onlyBlocks } from './blocks-within.ts'
import type { FeatureFlag } from './feature-flag.ts'

/** When and where a page is looked at, and how features stand. */
export type Sight = {
  readonly now: Date
  /** Path with its language, and query. */
  readonly address: string
  readonly flagOf: (featureKey: string) => FeatureFlag | undefined
  /** Hears what an editor is to mend. */
  readonly report: (fault: string) => void
}

const isShown = ({ now, address, flagOf, report }: Sight) => (block: Block): boolean => {
  if (block._tag === 'TimeLimitedBanner') {
    for (const fault of [...faultyTimes(block), ...faultyPatterns(block)]) report(`a banner names "${fault.slice(0, 80)}"`)
    return isInWindow(block, now) && isShownAt(block, address)
  }
  if (block._tag !== 'AbTest') return true
  for (const variable of block.variables)
    if (typedValue(variable) === undefined) report(`a variant wants "${variable.value.slice(0, 80)}" as ${variable.type}`)
  return isVariantShown(block, flagOf(block.featureKey))
}

/** What of a page is shown: banners in their time and at their addresses, variants whose values hold (Account §4.4). */
export const shownBlocks = (blocks: readonly Block[], sight: Sight): readonly Block[] => onlyBlocks(blocks, isShown(sight))
