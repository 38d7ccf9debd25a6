import { resolveContentLink } from '../../../domain/content/content-link.ts'
import type { BlockViewProps } from '../block-view.ts'
import { chosenProducts } from '../chosen-products.ts'
import { HeroHoursView } from '../HeroHoursView.tsx'
import { HeroOfferView } from '../HeroOfferView.tsx'
import { HeroView } from '../HeroView.tsx'
import { ReorderBoxView } from '../ReorderBoxView.tsx'

const Panel = ({ block, world }: Pick<BlockViewProps<'HeroBanner'>, 'block' | 'world'>) => {
  switch (block.panel) {
    case 'search':
      return <ReorderBoxView searchPath={world.toPath('/s')} title={block.panelTitle} text={block.panelText} />
    case 'hours':
      return <HeroHoursView phone={world.support.phone} workingHours={world.support.workingHours} title={block.panelTitle} />
    case 'offer': {
      const [offer] = chosenProducts(block.productIds, world.products)
      return offer && <HeroOfferView product={offer} title={block.panelTitle} onChosen={world.onProduct} />
    }
    case 'none':
      return null
  }
}

export const HeroBannerBlockView = ({ block, world }: BlockViewProps<'HeroBanner'>) => (
  <HeroView
    brand={world.brand}
    title={block.title}
    heading={world.titling === block ? 'h1' : 'h2'}
    subtitle={block.subtitle}
    background={block.background}
    image={block.image}
    panel={block.panel === 'none' ? undefined : <Panel block={block} world={world} />}
    first={{ text: block.buttonText, to: block.link && resolveContentLink(block.link, world.site) }}
    second={{ text: block.secondText, to: block.secondLink && resolveContentLink(block.secondLink, world.site) }}
    onFollowed={world.onPromotion}
  />
)
