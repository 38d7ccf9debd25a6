import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockToStory, COMPONENTS, readBlocks, type ContentFault } from '../../../../adapters/commerce-api/content/block.codec.ts'
import type { BlockKind, BlockOf } from '../../../../domain/content/block.ts'
import { BLOCK_FIELDS } from '../../../support/any-block.ts'

const silent = () => undefined

const written = <Kind extends BlockKind>(kind: Kind): fc.Arbitrary<BlockOf<Kind>> =>
  fc.record({ _tag: fc.constant(kind), ...BLOCK_FIELDS[kind] } as never, { noNullPrototype: true }) as fc.Arbitrary<BlockOf<Kind>>

const survives = (kind: BlockKind): boolean => {
  fc.assert(fc.property(written(kind), (block) => {
    const story: unknown = JSON.parse(JSON.stringify(blockToStory(block)))
    expect(readBlocks([story], (fault) => { throw new Error(JSON.stringify(fault)) })).toStrictEqual([block])
  }), { numRuns: 60 })
  return true
}

const read = (story: object) => readBlocks([story], silent)[0]

describe('a block of the content service', () => {
  it.each(Object.keys(BLOCK_FIELDS) as BlockKind[])('of the kind %s is decoded with all its fields', (kind) => {
    expect(survives(kind)).toBe(true)
  })

  it('AS-ENT-30 is a time-limited banner: pictures, window, link, fit and place by width, border, room, tracking fields, rules', () => {
    expect(survives('TimeLimitedBanner')).toBe(true)
    expect(read({
      component: 'time_limited_banner', mobile: { filename: 'a', width: 640, height: 200 }, startTime: '2025-03-01 08:00',
      link: { linktype: 'story', cached_url: 'c/x', url: '' }, objectFit: 'contain', objectFit_desktop: 'fill', paddingTop: '12',
      items: [{ itemId: '1', itemName: 'One' }], includeInUrls: '^/c/\n^/p/', promotionId: 'p',
    })).toMatchObject({
      mobileImage: { filename: 'a', width: 640, height: 200 }, startTime: '2025-03-01 08:00', link: { cachedUrl: 'c/x' },
      objectFit: { mobile: 'contain', tablet: 'contain', desktop: 'fill' }, paddingTop: { mobile: 12, tablet: 12, desktop: 12 },
      items: [{ itemId: '1', itemName: 'One' }], includeInUrls: ['^/c/', '^/p/'], promotionId: 'p',
    })
  })

  it('AS-ENT-31 is a banner with ten props', () => {
    expect(survives('Banner')).toBe(true)
    expect(Object.keys(read({ component: 'banner' }) ?? {})).toHaveLength(11)
    expect(read({ component: 'banner', image: { url: { filename: 'f', alt: 'a' } } }))
      .toMatchObject({ image: { filename: 'f', alt: 'a' } })
  })

  it('AS-BANNER-02 AS-BANNER-08 a banner without a size is 390 by 255 at a quality of 85; a given size wins', () => {
    expect(read({ component: 'banner' })).toMatchObject({ width: 390, height: 255, compression: 85 })
    expect(read({ component: 'banner', width: '800', height: 1, compression: 60 }))
      .toMatchObject({ width: 800, height: 1, compression: 60 })
    expect(read({ component: 'banner', width: -1, height: 'x', compression: 900 }))
      .toMatchObject({ width: 390, height: 255, compression: 85 })
  })

  it('AS-ENT-32 is a hero banner', () => {
    expect(survives('HeroBanner')).toBe(true)
    expect(read({
      component: 'hero_banner', title: 'T', subtitle: 'S', background: 'b.jpg', buttonText: 'Go',
      link: { linktype: 'story', cached_url: 'c/x' }, image: { filename: 'f' },
    })).toMatchObject({
      title: 'T', subtitle: 'S', background: 'b.jpg', buttonText: 'Go', link: { cachedUrl: 'c/x' }, image: { filename: 'f' },
    })
  })

  it('AS-ENT-33 reads product ids between commas', () => {
    for (const component of ['popular_products', 'selected_products'])
      expect(read({ component, title: 'T', subtitle: 'S', products_set: '1, 2,,3' }))
        .toMatchObject({ title: 'T', subtitle: 'S', productIds: [1, 2, 3] })
  })

  it('AS-ENT-34 is contact support', () => {
    expect(survives('ContactSupport')).toBe(true)
    expect(read({ component: 'contact_support', expert_name: 'N', expert_title: 'T', expert_title_2: 'U', image: { filename: 'f' } }))
      .toMatchObject({ expertName: 'N', expertTitle: 'T', expertTitle2: 'U', image: { filename: 'f' } })
  })

  it('AS-ENT-37 is a section with values for each width', () => {
    expect(survives('Section')).toBe(true)
    expect(read({
      component: 'section', title: 'T', content: [{ component: 'separator' }], title_size: 'lg', title_size_desktop: 'xl',
      alignment: 'center', columns: '2', grid_gap: 'small', padding: 'medium', content_width: '480px', background_color: 'white',
      text_color: 'black', force_full_height: true, vertical_align: 'bottom', horizontal_align: 'right',
    })).toMatchObject({
      title: 'T', content: [{ _tag: 'Separator' }], titleSize: { mobile: 'lg', desktop: 'xl' }, alignment: { mobile: 'center' },
      columns: { mobile: '2' }, gridGap: { mobile: 'small' }, padding: { mobile: 'medium' }, contentWidth: '480px', background: 'white',
      textColor: 'black', forceFullHeight: true, verticalAlign: 'bottom', horizontalAlign: 'right',
    })
  })

  it('AS-ENT-36 is a button; an unknown style falls back to the default', () => {
    expect(survives('CtaButton')).toBe(true)
    expect(read({
      component: 'cta_button', label: 'L', link: { linktype: 'story', cached_url: 'c/x' }, style: 'outline', color: 'black',
      size: 'sm', padding: 'small', width: 'full', align: 'center',
    })).toMatchObject({
      label: 'L', link: { cachedUrl: 'c/x' }, style: { mobile: 'outline' }, color: { mobile: 'black' }, size: { mobile: 'sm' },
      padding: { mobile: 'small' }, width: { mobile: 'full' }, align: { mobile: 'center' },
    })
    expect(read({ component: 'cta_button', style: 'neon', style_desktop: 'ghost', size: 'huge', width: 9 })).toMatchObject({
      style: { mobile: 'solid', tablet: 'solid', desktop: 'ghost' }, size: { mobile: 'base' }, width: { mobile: 'auto' },
    })
  })

  it('AS-BLOCK-36 AS-BLOCK-37 a section has one of six widths and one of eight colours', () => {
    const widthOf = (content_width: string) => read({ component: 'section', content_width })
    for (const width of ['full', '300px', '480px', '600px', '960px', 'narrow'])
      expect(widthOf(width)).toMatchObject({ contentWidth: width })
    expect(widthOf('99px')).toMatchObject({ contentWidth: 'full' })
    for (const colour of ['brand-primary', 'brand-secondary', 'white', 'black', 'grey-light', 'grey-medium', 'grey-dark', 'custom'])
      expect(read({ component: 'section', background_color: colour })).toMatchObject({ background: colour })
    expect(read({ component: 'section', background_color: 'red;}' })).toMatchObject({ background: 'none' })
  })

  it('AS-BLOCK-38 a consent embed has one of three types, or all', () => {
    const typeOf = (type: string) => read({ component: 'cookie_consent', type })
    for (const type of ['all', 'category', 'category-only']) expect(typeOf(type)).toMatchObject({ type })
    expect(typeOf('some')).toMatchObject({ type: 'all' })
  })

  it('AS-BLOCK-39 a paragraph is aligned left, centre or right, by default left', () => {
    const alignmentOf = (textAlign: string) =>
      read({ component: 'rich_text_block', text: { type: 'doc', content: [{ type: 'paragraph', attrs: { textAlign } }] } })
    for (const alignment of ['left', 'center', 'right']) expect(alignmentOf(alignment)).toMatchObject({ text: [{ alignment }] })
    expect(alignmentOf('justify')).toMatchObject({ text: [{ alignment: 'left' }] })
  })

  it('AS-ENT-28 is an experiment whose variant values have one of four types', () => {
    expect(survives('AbTest')).toBe(true)
    const variable = (type: string) => ({ variableKey: 'k', value: '1', type })
    const types = ['String', 'Integer', 'Boolean', 'Float']
    expect(read({ component: 'ab_test', featureKey: 'f', variables: types.map(variable), defaultVariant: true })).toMatchObject({
      featureKey: 'f', variables: types.map(variable), defaultVariant: true,
    })
    expect(read({ component: 'ab_test', featureKey: 'f', variables: [variable('Date')] })).toMatchObject({ variables: [] })
  })

  it('never fails, whatever the input; what is not a block is reported and skipped', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...COMPONENTS), (input, component) => {
      readBlocks(input, silent)
      readBlocks([input], silent)
      const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input)
      const fields = isRecord ? input : { title: input, content: input, text: input, body: input }
      expect(readBlocks([{ ...fields, component }], silent)).toHaveLength(1)
    }))
  })

  it('is skipped if it is nested too deep or one of too many', () => {
    const faults: ContentFault[] = []
    let deep: object = { component: 'separator' }
    for (let times = 0; times < 40; times += 1) deep = { component: 'page_wrapper', body: [deep] }
    expect(JSON.stringify(readBlocks([deep], (fault) => { faults.push(fault) }))).not.toContain('Separator')
    const many = Array.from({ length: 400 }, () => ({ component: 'separator' }))
    expect(readBlocks(many, (fault) => { faults.push(fault) })).toHaveLength(300)
    expect(faults[0]?.problem).toBe('is nested too deeply')
  })
})
