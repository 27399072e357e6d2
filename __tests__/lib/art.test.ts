/** @jest-environment node */
import { artwork, previewOf } from '@/lib/art';

describe('the sizes of the artwork', () => {
  it('knows the fixed size of a picture made by the art scripts', () => {
    expect(artwork('/art/product/1.webp')).toEqual({ width: 900, height: 900 });
  });

  it('knows nothing of pictures from elsewhere', () => {
    expect(artwork('https://api.example.org/upload.webp')).toBeUndefined();
    expect(artwork('toString')).toBeUndefined();
    expect(artwork(undefined)).toBeUndefined();
  });

  it('gives the JPEG twin for previews only where one was made', () => {
    expect(previewOf('/art/product/1.webp')).toBe('/art/product/1.jpg');
    expect(previewOf('/art/programme/1.webp')).toBeUndefined();
    expect(previewOf('/art/social/ro.jpg')).toBeUndefined();
    expect(previewOf(undefined)).toBeUndefined();
  });
});
