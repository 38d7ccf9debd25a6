import { readColour } from '../../../domain/content/colour.ts'
import { resolveContentLink } from '../../../domain/content/content-link.ts'
import type { FeatureItem } from '../../../domain/content/block.ts'
import type { CtaButton } from '../../../domain/content/cta-button.ts'
import type { BlockViewProps } from '../block-view.ts'
import { buttonClass, type ButtonStyle } from '../../design/button-class.ts'
import { Picture } from '../../design/Picture.tsx'
import { BlockLink } from '../BlockLink.tsx'
import css from '../Blocks.module.css'
import { ColourBackground } from '../ColourBackground.tsx'

const Feature = ({ item }: { readonly item: FeatureItem }) => (
  <>
    {item.image !== undefined && <Picture path={item.image.filename} alt={item.imageAlt} width={90} height={90} />}
    <p>{item.text}</p>
  </>
)

export const FeatureItemBlockView = ({ block }: BlockViewProps<'FeatureItem'>) => (
  <div className={css['feature']}><Feature item={block} /></div>
)

const Features = ({ items }: { readonly items: readonly FeatureItem[] }) => items.length > 0 && (
  <ul className={css['features']}>
    {items.map((item, index) => <li key={index} className={css['feature']}><Feature item={item} /></li>)}
  </ul>
)

export const FeatureListBlockView = ({ block }: BlockViewProps<'FeatureList'>) => (
  <section className={css['text']}>
    {block.title !== '' && <h2>{block.title}</h2>}
    <Features items={block.items} />
  </section>
)

export const SectionBlockView = ({ block, draw }: BlockViewProps<'Section'>) => {
  const own = block.background === 'custom' ? readColour(block.backgroundCustom) : undefined
  return (
    <section
      className={css['section']}
      data-ground={block.background}
      data-text={block.textColor}
      data-full={block.forceFullHeight}
      data-vertical={block.verticalAlign}
      data-horizontal={block.horizontalAlign}
      data-room={block.padding.mobile}
    >
      {own !== undefined && <ColourBackground colour={own} />}
      <div className={css['inner']} data-width={block.contentWidth}>
        {block.title !== '' && <h2 data-size={block.titleSize.mobile}>{block.title}</h2>}
        <div
          className={css['grid']}
          data-columns={block.columns.mobile}
          data-columns-tablet={block.columns.tablet}
          data-columns-desktop={block.columns.desktop}
          data-gap={block.gridGap.mobile}
        >
          {draw(block.content)}
        </div>
        <Features items={block.features} />
      </div>
    </section>
  )
}

const LOOKS: { readonly [style in CtaButton['style']['mobile']]: NonNullable<ButtonStyle['variant']> } = {
  solid: 'primary', outline: 'secondary', ghost: 'quiet',
}

export const CtaButtonBlockView = ({ block, context }: BlockViewProps<'CtaButton'>) => {
  const to = block.link && resolveContentLink(block.link, context.site)
  if (to === undefined || block.label === '') return null
  const style = { variant: LOOKS[block.style.mobile], size: block.size.mobile === 'lg' ? 'large' : 'medium' } as const
  return (
    <div className={css['action']} data-align={block.align.mobile} data-width={block.width.mobile}>
      <BlockLink to={to} className={buttonClass(style)}>{block.label}</BlockLink>
    </div>
  )
}
