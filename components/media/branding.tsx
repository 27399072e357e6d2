import { getTranslations } from 'next-intl/server';
import { FileLink } from '@/components/ui/file-link';
import { Picture } from '@/components/ui/picture';
import { fileName } from '@/lib/text/address';
import type { BrandingItem } from '@/lib/content/types';
import styles from './media.module.css';

const sizes = '(min-width: 992px) 33vw, (min-width: 480px) 50vw, 100vw';

export async function Branding({ items }: { items: readonly BrandingItem[] }) {
  const t = await getTranslations('media');
  return (
    <ul role="list" className={styles.kit}>
      {items.map(({ id, description, image, file }) => (
        <li key={id} className={styles.item}>
          <Picture src={image} alt="" ratio="4 / 3" sizes={sizes} />
          {description !== '' && <p>{description}</p>}
          <p className={styles.download}>
            <FileLink file={file} label={t('download', { file: fileName(file) })} download />
          </p>
        </li>
      ))}
    </ul>
  );
}
