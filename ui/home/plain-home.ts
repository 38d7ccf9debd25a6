import type { Block } from '../../domain/content/block.ts'

/** The home page if the editors' content cannot be loaded: the shop remains usable (Account §8). */
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
