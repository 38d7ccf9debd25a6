import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Banner } from '../../../domain/content/banner.ts'
import type { ImageBannerSlide } from '../../../domain/content/block.ts'
import { resolveContentLink, type ContentLink } from '../../../domain/content/content-link.ts'
import type { LinkSite } from '../../../domain/content/shop-url.ts'
import type { BlockViewProps } from '../block-view.ts'
import { classNames } from '../../design/class-names.ts'
import { Disclosure } from '../../design/Disclosure.tsx'
import { Button } from '../../design/Button.tsx'
import { Picture } from '../../design/Picture.tsx'
import { BlockLink } from '../BlockLink.tsx'
import css from '../Blocks.module.css'

type Followed = {
  readonly link: ContentLink | undefined
  readonly site: LinkSite
  readonly children: ReactNode
  readonly className?: string | undefined
}

const Followable = ({ link, site, className, children }: Followed) => {
  const to = link && resolveContentLink(link, site)
  return to === undefined ? <div className={className}>{children}</div> : <BlockLink to={to} className={className}>{children}</BlockLink>
}

const OneBanner = ({ banner, site }: { readonly banner: Banner; readonly site: LinkSite }) => (
  <div className={css['banner']} data-border={banner.forceBorder}>
    <Followable link={banner.link} site={site}>
      {banner.image !== undefined && (
        <Picture path={banner.image.filename} alt={banner.image.alt} width={banner.width} height={banner.height} />
      )}
      {banner.label !== '' && <span className={css['label']}>{banner.label}</span>}
    </Followable>
  </div>
)

export const BannerBlockView = ({ block, world }: BlockViewProps<'Banner'>) => <OneBanner banner={block} site={world.site} />

export const BigAndSmallBannersBlockView = ({ block, world }: BlockViewProps<'BigAndSmallBanners'>) => (
  <div className={css['banners']}>
    <div>{block.big.slice(0, 1).map((banner, index) => <OneBanner key={index} banner={banner} site={world.site} />)}</div>
    <Several banners={block.small} site={world.site} />
  </div>
)

export const DropdownBannersBlockView = ({ block, world }: BlockViewProps<'DropdownBanners'>) => (
  <Disclosure summary={block.title}>
    <Several banners={block.banners} site={world.site} />
  </Disclosure>
)

const Several = ({ banners, site }: { readonly banners: readonly Banner[]; readonly site: LinkSite }) => (
  <div className={css['features']}>{banners.map((banner, index) => <OneBanner key={index} banner={banner} site={site} />)}</div>
)

const Slide = ({ slide, site }: { readonly slide: ImageBannerSlide; readonly site: LinkSite }) => (
  <Followable link={slide.link} site={site} className={css['banner']}>
    {slide.image !== undefined && (
      <Picture path={slide.image.filename} alt={slide.image.alt} width={slide.image.width ?? 640} height={slide.image.height ?? 480} />
    )}
  </Followable>
)

export const ImageBannerSlideBlockView = ({ block, world }: BlockViewProps<'ImageBannerSlide'>) => (
  <Slide slide={block} site={world.site} />
)

/** Slides side by side that a finger turns, and two buttons for whoever has none. */
const Slides = ({ slides, className }: { readonly slides: readonly ReactNode[]; readonly className?: string | undefined }) => {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const turn = (pages: 1 | -1) => () => { list.current?.scrollBy({ left: pages * list.current.clientWidth, behavior: 'smooth' }) }
  return (
    <section aria-roledescription="carousel">
      <ul ref={list} className={classNames(css['slides'], className)}>
        {slides.map((slide, index) => <li key={index}>{slide}</li>)}
      </ul>
      {slides.length > 1 && (
        <div className={css['turn']}>
          <Button variant="quiet" onClick={turn(-1)}>{intl.formatMessage({ id: 'listing.previous' })}</Button>
          <Button variant="quiet" onClick={turn(1)}>{intl.formatMessage({ id: 'listing.next' })}</Button>
        </div>
      )}
    </section>
  )
}

export const HeroSliderBlockView = ({ block, draw }: BlockViewProps<'HeroSlider'>) => (
  <Slides slides={block.slides.map((slide) => draw([slide]))} />
)

export const ImageSliderBlockView = ({ block, world }: BlockViewProps<'ImageSlider'>) => (
  <Slides className={css['pictures']} slides={block.slides.map((slide) => <Slide key="" slide={slide} site={world.site} />)} />
)

/** Where another picture is meant for a width, the browser takes it. */
export const TimeLimitedBannerBlockView = ({ block, world }: BlockViewProps<'TimeLimitedBanner'>) => {
  const image = block.desktopImage ?? block.tabletImage ?? block.mobileImage
  return image !== undefined && (
    <Followable link={block.link} site={world.site} className={css['timed']}>
      <Picture path={image.filename} alt={image.alt} width={image.width ?? 1240} height={image.height ?? 400} sizes="100vw" />
    </Followable>
  )
}

export const HomeBannerBlockView = ({ block, world }: BlockViewProps<'HomeBanner'>) => (
  <Followable link={block.link} site={world.site} className={css['beside']}>
    {block.image !== undefined && <Picture path={block.image.filename} alt={block.image.alt} width={640} height={480} sizes="50vw" />}
    <div className={css['text']}><h2>{block.title}</h2><p>{block.text}</p></div>
  </Followable>
)
