/** The origin of the editor, which shows a page in a frame. */
export const EDITOR_ORIGIN = 'https://app.storyblok.com'

/** The script that connects the page with the editor. */
export const BRIDGE_SCRIPT = `${EDITOR_ORIGIN}/f/storyblok-v2-latest.js`

export const PREVIEW_SCRIPT_PATH = '/preview/editor.js'

/** Reloads the page whenever the editor has saved something. */
export const PREVIEW_SCRIPT = `'use strict'
if (window.StoryblokBridge) new window.StoryblokBridge().on(['published', 'change'], () => { window.location.reload() })
`
