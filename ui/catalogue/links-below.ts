import type { NavigationLink, NavigationRoot } from './navigation.ts'

/** Everything below a root of the menu. Apart from what makes a menu, which only the server needs. */
export const linksBelow = ({ groups }: NavigationRoot): readonly NavigationLink[] => groups.flatMap(({ links }) => links)
