/** What the page's styles say about a shape; a picture on its own has no styles, so it takes them along. */
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
] as const;

export interface LegendEntry {
  label: string;
  colour: string;
}

interface Picture {
  title: string;
  legend: readonly LegendEntry[];
  background: string;
  ink: string;
  font: string;
}

/** Sharp on screens and on paper. */
const SHARPNESS = 2;
const MARGIN = 24;
const HEAD = 64;

/** How large a chart is drawn: its view box. */
export function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return { width, height };
}

/** The chart as a drawing of its own: with its size, and every shape with the colours that it has on the page. */
export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const shown = [svg, ...svg.querySelectorAll('*')];
  const copied = [copy, ...copy.querySelectorAll('*')];
  copied.forEach((shape, index) => {
    const original = shown[index];
    if (!original) return;
    const style = getComputedStyle(original);
    shape.removeAttribute('class');
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value) shape.setAttribute(name, value);
    }
  });
  // What lights up below the pointer is no part of the chart.
  [...svg.querySelectorAll('*')].forEach((shape, index) => {
    if (shape.classList.contains('slot')) copied[index + 1]?.remove();
  });
  const { width, height } = sizeOf(svg);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

function drawHead(context: CanvasRenderingContext2D, { title, legend, ink, font }: Picture) {
  context.fillStyle = ink;
  context.font = `600 18px ${font}`;
  context.fillText(title, MARGIN, MARGIN + 14);
  context.font = `13px ${font}`;
  let left = MARGIN;
  for (const { label, colour } of legend) {
    context.fillStyle = colour;
    context.fillRect(left, MARGIN + 30, 10, 10);
    context.fillStyle = ink;
    context.fillText(label, left + 16, MARGIN + 40);
    left += 16 + context.measureText(label).width + 20;
  }
}

/** The chart as a PNG, with its title and legend, in the colours of the page. */
export async function pictureOf(svg: SVGSVGElement, picture: Picture): Promise<Blob> {
  const drawing = new Image();
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await drawing.decode();
  const { width, height } = sizeOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SHARPNESS;
  canvas.height = (height + HEAD + 2 * MARGIN) * SHARPNESS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = picture.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(context, picture);
  context.drawImage(drawing, MARGIN, MARGIN + HEAD, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob(
      (made) => (made ? done(made) : failed(new Error('The picture was not made.'))),
      'image/png',
    ),
  );
}

/** Hands a file to the person's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
