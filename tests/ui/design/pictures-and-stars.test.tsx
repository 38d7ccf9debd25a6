import { describe, expect, it } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { fixedSources, fluidSources, PICTURE_WIDTHS } from '../../../ui/design/picture-sources.ts'
import { Picture } from '../../../ui/design/Picture.tsx'
import { Rating } from '../../../ui/design/Rating.tsx'
import { attributeOf } from '../../support/html.ts'
import { renderedStory } from '../../support/render-story.tsx'
import { halfStars } from '../../../ui/design/half-stars.ts'

const halves = (html: string): number => Number(attributeOf(html, '[data-halves]', 'data-halves'))

describe('a picture', () => {
  it('AS-IMG-02 is offered in ten widths, ascending', () => {
    const widths = fluidSources('h/iris', 640).srcSet.split(', ').map((source) => Number(/ (\d+)w$/.exec(source)?.[1]))
    expect(widths).toEqual([320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920])
  })

  it('AS-IMG-03 that only phones show is offered in those of them up to 1024, like a time-limited banner', async () => {
    const html = await renderedStory('content/ContentBlocks#TimedBanner', { locale: 'de', brand: 'iris' })
    const widthsOf = (element: string): readonly number[] =>
      [...(attributeOf(html, element, 'srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    expect(widthsOf('img')).toEqual([320, 500, 640, 768, 920, 1024])
    expect(widthsOf('source')).toEqual([...PICTURE_WIDTHS])
  })

  it('of one size is also offered at double density', () => {
    expect(fixedSources('p/1001/front', 300, 300)).toEqual({
      src: '/m/300x300/smart/p/1001/front',
      srcSet: '/m/300x300/smart/p/1001/front 1x, /m/600x600/smart/p/1001/front 2x',
    })
  })

  it('that shrinks on a phone states its width, so that a phone requests the smaller one', () => {
    const html = renderToStaticMarkup(<Picture path="p/1001/front" alt="" width={300} height={300} shrinksTo="45vw" />)
    expect(html).toContain('srcSet="/m/300x300/smart/p/1001/front 300w, /m/600x600/smart/p/1001/front 600w" sizes="45vw"')
  })

  it('reserves its space and is loaded lazily', () => {
    const html = renderToStaticMarkup(<Picture path="p/1001/front" alt="" width={140} height={200} />)
    expect(html).toContain('width="140"')
    expect(html).toContain('height="200"')
    expect(html).toContain('loading="lazy"')
  })
})

describe('stars', () => {
  it('CC-CONST-02 go up to five: more is five, none is none', () => {
    expect([halfStars(7), halfStars(0), halfStars(-1)]).toEqual([10, 0, 0])
    expect(halves(renderToStaticMarkup(<Rating value={7} label="" />))).toBe(10)
  })

  it('CC-CONST-03 show four of five by default', () => {
    expect(halves(renderToStaticMarkup(<Rating label="" />))).toBe(8)
  })

  it('show halves', () => {
    expect([halfStars(3.4), halfStars(3.2), halfStars(4.8)]).toEqual([7, 6, 10])
  })
})
