import type { NavigationLink, NavigationRoot } from './navigation.ts'

/** All links below a root category. A separate file: making the menu is needed on the server only. */
export const linksBelow = ({ groups }: NavigationRoot): readonly NavigationLink[] => groups.flatMap(({ links }) => links)
