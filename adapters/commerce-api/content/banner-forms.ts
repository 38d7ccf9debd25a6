import { AB_TYPES, type AbType, type AbVariable } from '../../../domain/content/ab-test.ts'
import { BANNER_DEFAULTS, OBJECT_FITS, OBJECT_POSITIONS, type BannerItem } from '../../../domain/content/banner.ts'
import type { ContentImage } from '../../../domain/content/content-image.ts'
import { children, fieldNamed, type BlockForm } from './block-form.ts'
import { byWidth } from './by-width.ts'
import { field, flag, image, isRecord, lines, link, number, records, text, textIn, word } from './content-fields.ts'

const PIXELS = { from: 0, to: 4000 }

/** A banner's picture nests its file and texts one level deeper: `image.url.filename`. */
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

const items = records<BannerItem>(
  'items', (item) => ({ itemId: textIn(item['itemId']), itemName: textIn(item['itemName']) }), (item) => item,
)

export const timeLimitedBannerForm: BlockForm<'TimeLimitedBanner'> = {
  mobileImage: fieldNamed('mobile', image), tabletImage: fieldNamed('tablet', image), desktopImage: fieldNamed('desktop', image),
  startTime: text, endTime: text, link,
  objectFit: byWidth('objectFit', word(OBJECT_FITS)), objectPosition: byWidth('objectPosition', word(OBJECT_POSITIONS)),
  borderWidth: number(0, { from: 0, to: 40 }), borderColor: text,
  paddingTop: byWidth('paddingTop', number(0, PIXELS)), paddingBottom: byWidth('paddingBottom', number(0, PIXELS)),
  promotionId: text, promotionName: text, creativeName: text, creativeSlot: text, items,
  excludeFromUrls: lines, includeInUrls: lines,
}

const typeIn = (input: unknown): AbType | undefined => AB_TYPES.find((type) => type === input)

/** A variable of any other type than these four is ignored. */
const variables = records<AbVariable>(
  'variables',
  (item) => {
    const type = typeIn(item['type'])
    const value = typeof item['value'] === 'boolean' ? String(item['value']) : textIn(item['value'])
    return type === undefined ? undefined : { variableKey: textIn(item['variableKey']), value, type }
  },
  (item) => item,
)

export const abTestForm: BlockForm<'AbTest'> = { featureKey: text, variables, content: children('content'), defaultVariant: flag }
