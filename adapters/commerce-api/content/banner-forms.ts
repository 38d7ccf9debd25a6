import { AB_TYPES, type AbType, type AbVariable } from '../../../domain/content/ab-test.ts'
import { BANNER_DEFAULTS, OBJECT_FITS, OBJECT_POSITIONS, type BannerItem } from '../../../domain/content/banner.ts'
import type { ContentImage } from '../../../domain/content/content-image.ts'
import { children, named, type BlockForm } from './block-form.ts'
import { byWidth } from './by-width.ts'
import { field, flag, image, isRecord, lines, link, number, records, text, textIn, word } from './content-fields.ts'

const PIXELS = { from: 0, to: 4000 }

/** A banner's picture names its file and its words one level deeper: `image.url.filename`. */
const nestedImage = field<ContentImage | undefined>(
  'image',
  (input) => {
    const decoded = image.decode(isRecord(input) && isRecord(input['url']) ? input['url'] : input)
    return decoded._tag === 'Right' ? decoded.right : undefined
  },
  (value) => (value === undefined ? undefined : { url: value }),
)

export const bannerForm: BlockForm<'Banner'> = {
  aspectRatio: text, link, image: nestedImage, label: text, labelClass: text, bannerClass: text,
  width: number(BANNER_DEFAULTS.width, { from: 1, to: 4000 }),
  height: number(BANNER_DEFAULTS.height, { from: 1, to: 4000 }),
  compression: number(BANNER_DEFAULTS.compression, { from: 1, to: 100 }),
  forceBorder: flag,
}

const items = records<BannerItem>('items', (one) => ({ itemId: textIn(one['itemId']), itemName: textIn(one['itemName']) }), (one) => one)

export const timeLimitedBannerForm: BlockForm<'TimeLimitedBanner'> = {
  mobileImage: named('mobile', image), tabletImage: named('tablet', image), desktopImage: named('desktop', image),
  startTime: text, endTime: text, link,
  objectFit: byWidth('objectFit', word(OBJECT_FITS)), objectPosition: byWidth('objectPosition', word(OBJECT_POSITIONS)),
  borderWidth: number(0, { from: 0, to: 40 }), borderColor: text,
  paddingTop: byWidth('paddingTop', number(0, PIXELS)), paddingBottom: byWidth('paddingBottom', number(0, PIXELS)),
  promotionId: text, promotionName: text, creativeName: text, creativeSlot: text, items,
  excludeFromUrls: lines, includeInUrls: lines,
}

const typeIn = (input: unknown): AbType | undefined => AB_TYPES.find((type) => type === input)

/** A variable of another type than the four is none. */
const variables = records<AbVariable>(
  'variables',
  (one) => {
    const type = typeIn(one['type'])
    const value = typeof one['value'] === 'boolean' ? String(one['value']) : textIn(one['value'])
    return type === undefined ? undefined : { variableKey: textIn(one['variableKey']), value, type }
  },
  (one) => one,
)

export const abTestForm: BlockForm<'AbTest'> = { featureKey: text, variables, content: children('content'), defaultVariant: flag }
