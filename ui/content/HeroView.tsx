import type { ReactNode } from 'react'
import type { ContentImage } from '../../domain/content/content-image.ts'
import { heroBackground } from '../../domain/content/colour.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { buttonClass } from '../design/button-class.ts'
import { Page } from '../design/Layout.tsx'
import { Picture } from '../design/Picture.tsx'
import { BlockLink } from './BlockLink.tsx'
import { ColourBackground } from './ColourBackground.tsx'
import { imageWidth } from './image-width.ts'
import css from './Hero.module.css'

type HeroLink = { readonly text: string; readonly to: string | undefined }

export type HeroViewProps = {
  readonly brand: BrandChannel
  readonly title: string
  readonly heading: 'h1' | 'h2'
  readonly subtitle: string
  readonly background: string
  readonly image: ContentImage | undefined
  /** An interactive panel below the text. */
  readonly panel?: ReactNode
  readonly first: HeroLink
  readonly second: HeroLink
  /** The promotion that the first link follows. */
  readonly promotion?: string | undefined
}

const Drawing = ({ brand, image }: { readonly brand: BrandChannel; readonly image: ContentImage }) => {
  const width = imageWidth(brand, 'hero')
  return (
    <Picture
      path={image.filename}
      alt={image.alt}
      width={width}
      height={(width * 3) / 4}
      sizes="(min-width: 768px) 50vw, 100vw"
      isEager
      className={css['picture']}
    />
  )
}

const HeroLinks = ({ first, second, promotion }: Pick<HeroViewProps, 'first' | 'second' | 'promotion'>) => (
  <div className={css['actions']}>
    {first.to !== undefined && first.text !== '' && (
      <BlockLink to={first.to} className={buttonClass({ size: 'large' })} promotion={promotion}>{first.text}</BlockLink>
    )}
    {second.to !== undefined && second.text !== '' && (
      <BlockLink to={second.to} className={css['brands']}>{second.text}</BlockLink>
    )}
  </div>
)

/** A headline with up to two links. */
export const HeroView = (
  { brand, title, heading: Heading, subtitle, background, image, panel, first, second, promotion }: HeroViewProps,
) => (
  <section className={css['hero']}>
    <ColourBackground colour={heroBackground(background)} />
    <Page>
      <div className={css['row']}>
        <div className={css['words']}>
          <Heading>{title}</Heading>
          {subtitle !== '' && <p>{subtitle}</p>}
          {panel}
          <HeroLinks first={first} second={second} promotion={promotion} />
        </div>
        {image !== undefined && <Drawing brand={brand} image={image} />}
      </div>
    </Page>
  </section>
)
