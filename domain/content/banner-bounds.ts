import { readBannerTime, zurichMinute } from './banner-time.ts'
import type { Block } from './block.ts'
import { blocksWithin } from './blocks-within.ts'

/** Sorts after its own minute and before the next: an end holds through the whole of its minute. */
const AFTER = '~'

/** The moments at which banners come or go, by the clock of Zurich. */
export const bannerBounds = (blocks: readonly Block[]): readonly string[] =>
  blocksWithin(blocks).flatMap((block) => {
    if (block._tag !== 'TimeLimitedBanner') return []
    const [start, end] = [readBannerTime(block.startTime), readBannerTime(block.endTime)]
    return [...(start === undefined ? [] : [start]), ...(end === undefined ? [] : [`${end}${AFTER}`])]
  })

/** How many of them are over: with each that passes, what is shown is another. */
export const boundsPassed = (bounds: readonly string[], now: Date): number => {
  const minute = zurichMinute(now)
  return bounds.filter((bound) => bound <= minute).length
}
