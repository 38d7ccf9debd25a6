import { resolveContentLink } from '../../../domain/content/content-link.ts'
import type { BlockViewProps } from '../block-view.ts'
import { HeroView } from '../HeroView.tsx'

export const HeroBannerBlockView = ({ block, world }: BlockViewProps<'HeroBanner'>) => (
  <HeroView
    brand={world.brand}
    title={block.title}
    subtitle={block.subtitle}
    background={block.background}
    image={block.image}
    first={{ text: block.buttonText, to: block.link && resolveContentLink(block.link, world.site) }}
    second={{ text: block.secondText, to: block.secondLink && resolveContentLink(block.secondLink, world.site) }}
    onFollowed={world.onPromotion}
  />
)
