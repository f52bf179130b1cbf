/**
 * Looks for the site from the top of its host down to the address of the page: it begins where its
 * script is. Then the script runs and the page's links lead somewhere. Written for any host, because
 * a page that is sent for every missing address cannot know how deep it is.
 */
export const findRoot = (
  script: string,
): string => `const folders = location.pathname.split('/').slice(1, -1)
for (let depth = 0; depth <= folders.length; depth++) {
  const root = location.origin + ['', ...folders.slice(0, depth), ''].join('/')
  document.documentElement.dataset.root = root
  try {
    await import(root + '${script}')
  } catch {
    continue
  }
  for (const link of document.querySelectorAll('[data-to]')) link.href = root + link.dataset.to
  break
}`
