/** Returns the URL of a 50×50 picture, hills under a sun, in the colours of a hue from 0 to 359. */
export function pictureOf(hue: number): string {
  const colour = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 70% ${light}%)`
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50" width="50" height="50">' +
    `<path fill="${colour(0, 85)}" d="M0 0h50v50H0z"/>` +
    `<circle cx="35" cy="16" r="7" fill="${colour(180, 70)}"/>` +
    `<path fill="${colour(20, 60)}" d="M0 36q14-16 28 0t22-4v18H0z"/>` +
    `<path fill="${colour(40, 40)}" d="M0 44q16-10 30-2t20-4v12H0z"/>` +
    '</svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
