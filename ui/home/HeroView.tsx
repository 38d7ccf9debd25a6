import { FormattedMessage } from 'react-intl'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page } from '../design/Layout.tsx'
import { Picture } from '../design/Picture.tsx'
import { imageWidth } from './image-width.ts'
import css from './Hero.module.css'

export type HeroViewProps = { readonly brand: BrandChannel; readonly lensesPath: string; readonly onFollowed?: (() => void) | undefined }

const Drawing = ({ brand }: { readonly brand: BrandChannel }) => {
  const width = imageWidth(brand, 'hero')
  return (
    <Picture
      path={`h/${brand}`}
      alt=""
      width={width}
      height={(width * 3) / 4}
      sizes="(min-width: 768px) 50vw, 100vw"
      isEager
      className={css['picture']}
    />
  )
}

/** One promise and the way to it. */
export const HeroView = ({ brand, lensesPath, onFollowed }: HeroViewProps) => (
  <section className={css['hero']}>
    <Page>
      <div className={css['row']}>
        <div className={css['words']}>
          <h1><FormattedMessage id="home.hero.title" /></h1>
          <p><FormattedMessage id="home.hero.text" /></p>
          <div className={css['actions']}>
            <ButtonLink to={lensesPath} size="large" onClick={onFollowed}><FormattedMessage id="home.hero.find" /></ButtonLink>
            <a className={css['brands']} href="#brands"><FormattedMessage id="home.hero.brands" /></a>
          </div>
        </div>
        <Drawing brand={brand} />
      </div>
    </Page>
  </section>
)
