document.title = "AntiDrift";
