import Download from 'virtual:lucide/download';
import { secondFactorTexts } from '#texts/secondFactor.ts';
import { downloadFile } from '#web/browser/downloadFile.ts';
import { useLeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { useSettings } from '#web/state/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { codesOnPaper } from './secondFactor.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onSaved: () => void;
}

/** Shown once: the server cannot read the codes back. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const settings = useSettings();
  useLeaveGuard(true, {
    question: secondFactorTexts.leaveQuestion,
    isOfTab: true,
  });
  const paper = codesOnPaper(codes, settings.name, email);
  const download = () => downloadFile(paper, { name: 'recovery-codes.txt', type: 'text/plain' });
  return (
    <div className="flex max-w-form flex-col gap-5">
      <h3 className="text-lg">{secondFactorTexts.yourCodes}</h3>
      <p className="-mt-2">{secondFactorTexts.saveCodes}</p>
      <ol
        aria-label={secondFactorTexts.recoveryCodes}
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
          {secondFactorTexts.download}
        </Button>
      </div>
      <Button className="self-start" onClick={onSaved}>
        {secondFactorTexts.savedThem}
      </Button>
    </div>
  );
}
