import type { Block } from '../../domain/content/block.ts'

/** What the entrance shows while nothing of what editors composed is known: the shop sells on (Account §8). */
export const plainHome = (title: string): readonly Block[] => [
  {
    _tag: 'HeroBanner', title, subtitle: '', background: '', buttonText: '', link: undefined, secondText: '', secondLink: undefined,
    image: undefined, panel: 'none', panelTitle: '', panelText: '', productIds: [],
  },
  { _tag: 'CategoryList', title: '' },
  { _tag: 'ReorderBox', title: '', text: '' },
  { _tag: 'PopularProducts', title: '', subtitle: '', productIds: [] },
  { _tag: 'BrandList', title: '', text: '' },
  { _tag: 'ContactSupport', expertName: '', expertTitle: '', expertTitle2: '', image: undefined },
]
