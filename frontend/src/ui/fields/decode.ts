import BarcodeFormat from '@zxing/library/esnext/core/BarcodeFormat';
import BinaryBitmap from '@zxing/library/esnext/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esnext/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esnext/core/DecodeHintType';
import Code128Reader from '@zxing/library/esnext/core/oned/Code128Reader';
import MultiFormatUPCEANReader from '@zxing/library/esnext/core/oned/MultiFormatUPCEANReader';
import QRCodeReader from '@zxing/library/esnext/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esnext/core/RGBLuminanceSource';

const { EAN_13, EAN_8, UPC_A, UPC_E } = BarcodeFormat;
const hints = new Map([[DecodeHintType.POSSIBLE_FORMATS, [EAN_13, EAN_8, UPC_A, UPC_E]]]);
const readers = [new MultiFormatUPCEANReader(hints), new Code128Reader(), new QRCodeReader()];

/** The code in a picture, for browsers that read none by themselves; nothing where there is none. */
export function decode({ data, width, height }: ImageData): string | undefined {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const red = at * 4;
    grey[at] = ((data[red] ?? 0) + 2 * (data[red + 1] ?? 0) + (data[red + 2] ?? 0)) >> 2;
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  for (const reader of readers) {
    try {
      return reader.decode(bitmap).getText();
    } catch {
      // none of this kind
    }
  }
  return undefined;
}
