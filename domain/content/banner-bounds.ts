import { readBannerTime, zurichMinute } from './banner-time.ts'
import type { Block } from './block.ts'
import { blocksWithin } from './blocks-within.ts'

/** Sorts after its own minute and before the next: a banner stays until the end of its last minute. */
const AFTER = '~'

/** The moments at which banners appear or disappear, in Zurich time. */
export const bannerBounds = (blocks: readonly Block[]): readonly string[] =>
  blocksWithin(blocks).flatMap((block) => {
    if (block._tag !== 'TimeLimitedBanner') return []
    const [start, end] = [readBannerTime(block.startTime), readBannerTime(block.endTime)]
    return [...(start === undefined ? [] : [start]), ...(end === undefined ? [] : [`${end}${AFTER}`])]
  })

/** How many of these moments have passed: with each of them the visible blocks change. */
export const boundsPassed = (bounds: readonly string[], now: Date): number => {
  // Read with every request: most shops have no such banner.
  if (bounds.length === 0) return 0
  const minute = zurichMinute(now)
  return bounds.filter((bound) => bound <= minute).length
}
