import type { Navigation } from '../../ui/catalogue/navigation.ts'

export const NAVIGATION: Navigation = {
  title: 'Sortiment',
  rootCategories: [
    {
      title: 'Kontaktlinsen',
      to: '/c/lens',
      groups: [
        {
          title: 'Nach Tragedauer',
          links: [
            { title: 'Tageslinsen', to: '/c/lens/daily' },
            { title: 'Wochen- und Zweiwochenlinsen', to: '/c/lens/weekly' },
            { title: 'Monatslinsen', to: '/c/lens/monthly' },
            { title: 'Dreimonatslinsen', to: '/c/lens/quarterly' },
          ],
        },
        {
          title: 'Beliebte Marken',
          links: ['Acuvue', 'Air Optix', 'Biofinity', 'Dailies', 'MyDay', 'Total30']
            .map((title) => ({ title, to: `/c/lens?brand=${title}` })),
        },
      ],
      pictures: [
        {
          path: 'p/1003/blister', alt: 'Blister mit ihren Werten', label: 'Wo finde ich meine Werte?', to: '/lens-values',
        },
      ],
    },
    {
      title: 'Pflegemittel',
      to: '/c/lenscare',
      groups: [
        {
          title: '',
          links: [
            { title: 'All-in-One-Lösungen', to: '/c/lenscare/multipurpose' },
            { title: 'Peroxidsysteme', to: '/c/lenscare/peroxide' },
            { title: 'Kochsalzlösungen', to: '/c/saline' },
          ],
        },
      ],
    },
    { title: 'Sonnenbrillen', to: '/c/sunglasses', groups: [] },
  ],
}

/** A root category without a name from the editors. */
export const NAMELESS = { title: '', groups: [{ title: 'Linsen', links: [{ title: 'Tageslinsen', to: '/c/lens/daily' }] }] }
