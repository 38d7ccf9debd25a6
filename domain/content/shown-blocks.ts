import { isVariantShown, typedValue } from './ab-test.ts'
import { faultyPatterns, isShownAt } from './banner-addresses.ts'
import { faultyTimes, isInWindow } from './banner-time.ts'
import type { Block } from './block.ts'
import { onlyBlocks } from './blocks-within.ts'
import type { FeatureFlag } from './feature-flag.ts'

/** The time and address of a page view, and the feature flags. */
export type BlockFilter = {
  readonly now: Date
  /** Path with its language, and query. */
  readonly address: string
  readonly flagOf: (featureKey: string) => FeatureFlag | undefined
  /** Receives faults that an editor should correct. */
  readonly report: (fault: string) => void
}

const isShown = ({ now, address, flagOf, report }: BlockFilter) => (block: Block): boolean => {
  if (block._tag === 'TimeLimitedBanner') {
    for (const fault of [...faultyTimes(block), ...faultyPatterns(block)]) report(`a banner names "${fault.slice(0, 80)}"`)
    return isInWindow(block, now) && isShownAt(block, address)
  }
  if (block._tag !== 'AbTest') return true
  for (const variable of block.variables)
    if (typedValue(variable) === undefined) report(`a variant expects "${variable.value.slice(0, 80)}" as ${variable.type}`)
  return isVariantShown(block, flagOf(block.featureKey))
}

/**
 * The blocks of a page that are shown: banners in their time window and at their addresses, variants whose values match (Account §4.4).
 */
export const shownBlocks = (blocks: readonly Block[], filter: BlockFilter): readonly Block[] => onlyBlocks(blocks, isShown(filter))
