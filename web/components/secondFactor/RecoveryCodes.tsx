import { Download } from 'lucide-react';
import { downloadFile } from '#web/downloadFile.ts';
import { useShop } from '#web/shop.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLeaveGuard } from '#web/useLeaveGuard.ts';
import { CopyButton } from './CopyButton.tsx';
import { codesOnPaper } from './secondFactor.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}

/** This once: the server keeps nothing that they could be read from. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const shop = useShop();
  useLeaveGuard(true, { question: 'Leave? The recovery codes are not shown again.', isOfTab: true });
  const paper = codesOnPaper(codes, shop.name, email);
  const download = () => downloadFile(paper, { name: 'recovery-codes.txt', type: 'text/plain' });
  return (
    <div className="flex max-w-form flex-col gap-5">
      <h3 className="text-lg">Your recovery codes</h3>
      <p className="-mt-2">
        Keep them where you find them without your phone. Each logs you in once in place of a code from the
        app. They are shown only now.
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sand p-4 sm:p-5"
      >
        {codes.map((code) => (
          <li key={code} className="font-medium text-lg tabular-nums">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={paper} what="codes" />
        <Button look="outline" size="sm" onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
      </div>
      <Button className="self-start" onClick={onKept}>
        I Have Kept Them
      </Button>
    </div>
  );
}
