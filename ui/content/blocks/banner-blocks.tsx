import type { ReactNode } from 'react'
import { bannerPromotion } from '../../../domain/tracking/banner-promotion.ts'
import { BANNER_DEFAULTS, type Banner } from '../../../domain/content/banner.ts'
import type { ImageBannerSlide } from '../../../domain/content/block.ts'
import type { ContentImage } from '../../../domain/content/content-image.ts'
import { resolveContentLink, type ContentLink } from '../../../domain/content/content-link.ts'
import type { LinkSite } from '../../../domain/content/shop-url.ts'
import type { BlockViewProps } from '../block-view.ts'
import { Disclosure } from '../../design/Disclosure.tsx'
import { fluidSources } from '../../design/picture-sources.ts'
import { Picture } from '../../design/Picture.tsx'
import { useTrackedPromotions } from '../../tracking/use-tracked-promotions.ts'
import { BlockLink } from '../BlockLink.tsx'
import css from '../Blocks.module.css'
import { Slides } from '../Slides.tsx'

type Followed = {
  readonly link: ContentLink | undefined
  readonly site: LinkSite
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly promotion?: string | undefined
}

const Followable = ({ link, site, className, promotion, children }: Followed) => {
  const to = link && resolveContentLink(link, site)
  return to === undefined
    ? <div className={className}>{children}</div>
    : <BlockLink to={to} className={className} promotion={promotion}>{children}</BlockLink>
}

/** Any other size is requested by its width: pictures are rendered in the sizes of the specification (Account §9). */
const isUsualSize = ({ width, height }: Banner): boolean => width === BANNER_DEFAULTS.width && height === BANNER_DEFAULTS.height

const OneBanner = ({ banner, site }: { readonly banner: Banner; readonly site: LinkSite }) => (
  <div className={css['banner']} data-border={banner.forceBorder}>
    <Followable link={banner.link} site={site}>
      {banner.image !== undefined && (
        <Picture
          path={banner.image.filename}
          alt={banner.image.alt}
          width={banner.width}
          height={banner.height}
          sizes={isUsualSize(banner) ? undefined : `(min-width: ${banner.width}px) ${banner.width}px, 100vw`}
        />
      )}
      {banner.label !== '' && <span className={css['label']}>{banner.label}</span>}
    </Followable>
  </div>
)

export const BannerBlockView = ({ block, context }: BlockViewProps<'Banner'>) => <OneBanner banner={block} site={context.site} />

export const BigAndSmallBannersBlockView = ({ block, context }: BlockViewProps<'BigAndSmallBanners'>) => (
  <div className={css['banners']}>
    <div>{block.big.slice(0, 1).map((banner, index) => <OneBanner key={index} banner={banner} site={context.site} />)}</div>
    <BannerGroup banners={block.small} site={context.site} />
  </div>
)

export const DropdownBannersBlockView = ({ block, context }: BlockViewProps<'DropdownBanners'>) => (
  <Disclosure summary={block.title}>
    <BannerGroup banners={block.banners} site={context.site} />
  </Disclosure>
)

const BannerGroup = ({ banners, site }: { readonly banners: readonly Banner[]; readonly site: LinkSite }) => (
  <div className={css['features']}>{banners.map((banner, index) => <OneBanner key={index} banner={banner} site={site} />)}</div>
)

const Slide = ({ slide, site }: { readonly slide: ImageBannerSlide; readonly site: LinkSite }) => (
  <Followable link={slide.link} site={site} className={css['banner']}>
    {slide.image !== undefined && (
      <Picture
        path={slide.image.filename}
        alt={slide.image.alt}
        width={slide.image.width ?? 640}
        height={slide.image.height ?? 480}
        sizes="(min-width: 768px) 33vw, 50vw"
      />
    )}
  </Followable>
)

export const ImageBannerSlideBlockView = ({ block, context }: BlockViewProps<'ImageBannerSlide'>) => (
  <Slide slide={block} site={context.site} />
)

export const HeroSliderBlockView = ({ block, draw }: BlockViewProps<'HeroSlider'>) => (
  <Slides view="one" name={block.slides.map(({ title }) => title).join(', ')} slides={block.slides.map((slide) => draw([slide]))} />
)

export const ImageSliderBlockView = ({ block, context }: BlockViewProps<'ImageSlider'>) => (
  <Slides
    view="several"
    name={block.slides.flatMap(({ image }) => image?.alt ?? []).filter((alt) => alt !== '').join(', ')}
    slides={block.slides.map((slide, index) => <Slide key={index} slide={slide} site={context.site} />)}
  />
)

const widthOf = ({ width = 1240 }: ContentImage): number => width

/** The widths of a picture for phones (Account §7). */
const MOBILE_WIDTHS = [320, 500, 640, 768, 920, 1024]

/** Lets the browser choose the picture for its width. */
const TimedPicture = ({ narrow, wide, widest }: { readonly [width in 'narrow' | 'wide' | 'widest']: ContentImage }) => (
  <picture>
    <source media="(min-width: 1024px)" srcSet={fluidSources(widest.filename, widthOf(widest)).srcSet} sizes="100vw" />
    <source media="(min-width: 640px)" srcSet={fluidSources(wide.filename, widthOf(wide)).srcSet} sizes="100vw" />
    <Picture
      path={narrow.filename}
      alt={narrow.alt}
      width={widthOf(narrow)}
      height={narrow.height ?? 400}
      sizes="100vw"
      widths={MOBILE_WIDTHS}
    />
  </picture>
)

/** Rendered only in its period and market, so it is tracked only then (Account §4.4). */
export const TimeLimitedBannerBlockView = ({ block, context }: BlockViewProps<'TimeLimitedBanner'>) => {
  const promotion = bannerPromotion(block)
  useTrackedPromotions(promotion === undefined ? [] : [promotion])
  const narrow = block.mobileImage ?? block.tabletImage ?? block.desktopImage
  if (narrow === undefined) return null
  const wide = block.tabletImage ?? narrow
  return (
    <Followable link={block.link} site={context.site} className={css['timed']} promotion={promotion?.promotion_id}>
      <TimedPicture narrow={narrow} wide={wide} widest={block.desktopImage ?? wide} />
    </Followable>
  )
}

export const HomeBannerBlockView = ({ block, context }: BlockViewProps<'HomeBanner'>) => (
  <Followable link={block.link} site={context.site} className={css['beside']}>
    {block.image !== undefined && <Picture path={block.image.filename} alt={block.image.alt} width={640} height={480} sizes="50vw" />}
    <div className={css['text']}><h2>{block.title}</h2><p>{block.text}</p></div>
  </Followable>
)
