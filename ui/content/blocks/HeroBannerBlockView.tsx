import { resolveContentLink } from '../../../domain/content/content-link.ts'
import type { BlockViewProps } from '../block-view.ts'
import { chosenProducts } from '../chosen-products.ts'
import { HeroHoursView } from '../HeroHoursView.tsx'
import { HeroOfferView } from '../HeroOfferView.tsx'
import { HeroView } from '../HeroView.tsx'
import { ReorderBoxView } from '../ReorderBoxView.tsx'

const Panel = ({ block, context }: Pick<BlockViewProps<'HeroBanner'>, 'block' | 'context'>) => {
  switch (block.panel) {
    case 'search':
      return <ReorderBoxView searchPath={context.toPath('/s')} title={block.panelTitle} text={block.panelText} />
    case 'hours':
      return <HeroHoursView phone={context.support.phone} workingHours={context.support.workingHours} title={block.panelTitle} />
    case 'offer': {
      const [offer] = chosenProducts(block.productIds, context.products)
      return offer && <HeroOfferView product={offer} title={block.panelTitle} />
    }
    case 'none':
      return null
  }
}

export const HeroBannerBlockView = ({ block, context }: BlockViewProps<'HeroBanner'>) => (
  <HeroView
    brand={context.brand}
    title={block.title}
    heading={context.titling === block ? 'h1' : 'h2'}
    subtitle={block.subtitle}
    background={block.background}
    image={block.image}
    panel={block.panel === 'none' ? undefined : <Panel block={block} context={context} />}
    first={{ text: block.buttonText, to: block.link && resolveContentLink(block.link, context.site) }}
    second={{ text: block.secondText, to: block.secondLink && resolveContentLink(block.secondLink, context.site) }}
    promotion={context.promotion}
  />
)
